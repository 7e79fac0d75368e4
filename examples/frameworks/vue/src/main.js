import { createApp } from 'vue'
import App from './App.vue'
import './kit.js'

createApp(App).mount('#app')
