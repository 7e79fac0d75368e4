import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    conditions: ['hasp-source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
  server: { host: '127.0.0.1' },
})
