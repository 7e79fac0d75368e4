import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['hasp-source', ...defaultClientConditions] },
  server: { host: '127.0.0.1' },
})
