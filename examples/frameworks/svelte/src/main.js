import { mount } from 'svelte'
import App from './App.svelte'
import './kit.js'

mount(App, { target: document.querySelector('#app') })
