import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const conditions = ['hasp-source', ...defaultClientConditions]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions },
  // The packages are sources here, which Node alone cannot load.
  ssr: { noExternal: true, resolve: { conditions } },
  server: { host: '127.0.0.1' },
})
