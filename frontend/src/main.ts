import { mount } from 'svelte'
import App from './App.svelte'
import './ui/app.css'
import { installation } from './ui/install.svelte'
import { settings } from './ui/settings.svelte'
import { preferred, words } from './i18n/i18n.svelte'

settings.keep()
await words.use(preferred())
installation.begin()
mount(App, { target: document.getElementById('app')! })
