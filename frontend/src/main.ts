import { mount } from 'svelte'
import App from './App.svelte'
import './ui/app.css'
import { settings } from './ui/settings.svelte'
import { preferred, words } from './words/words.svelte'

settings.keep()
await words.use(preferred())
mount(App, { target: document.getElementById('app')! })
