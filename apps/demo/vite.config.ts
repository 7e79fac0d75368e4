import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { addresses } from '../../devstack/addresses.js'
import { portOffset } from '../../devstack/portOffset.js'

const root = import.meta.dirname
const offset = portOffset(process.env)
const pages = readdirSync(root).filter((name) => name.endsWith('.html'))

export default defineConfig({
  root,
  plugins: [react()],
  define: { 'import.meta.env.HASP_PORT_OFFSET': `${offset}` },
  resolve: {
    conditions: ['hasp-source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
  server: {
    host: '127.0.0.1',
    port: addresses(offset).demo.port,
    strictPort: true,
  },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // The polyfill writes a script that a strict policy refuses.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: pages.map((name) => join(root, name)) },
  },
})
