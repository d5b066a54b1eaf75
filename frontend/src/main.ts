import { mount } from 'svelte'
import App from './App.svelte'
import './ui/app.css'
import { installation } from './ui/install.svelte'
import { settings } from './ui/settings.svelte'
import { preferred, i18n } from './i18n/i18n.svelte'

settings.keep()
await i18n.use(preferred())
installation.begin()
mount(App, { target: document.getElementById('app')! })
