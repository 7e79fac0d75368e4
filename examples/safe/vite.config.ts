import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    conditions: ['hasp-source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'viem'],
  },
  // A Safe reads the manifest of an app before it frames it.
  server: { host: '127.0.0.1', cors: { origin: 'https://app.safe.global' } },
})
