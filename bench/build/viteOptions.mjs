import react from '@vitejs/plugin-react'
import { refuseForeignModules } from './refuseForeignModules.mjs'

/** The same production build for every app. */
export function viteOptions(app, plugins = []) {
  return {
    root: app.directory,
    base: './',
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react(), refuseForeignModules(app.directory), ...plugins],
  }
}
