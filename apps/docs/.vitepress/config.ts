import { defineConfig } from 'vitepress'
import { pages } from '../folders.js'
import { showBracesAsText } from './showBracesAsText.js'
import { sidebar } from './sidebar.js'

export default defineConfig({
  srcDir: pages,
  outDir: 'dist/site',
  cacheDir: 'dist/cache',
  title: 'Hasp',
  description:
    'Documentation of Hasp, the open kit to connect a crypto wallet and use it.',
  cleanUrls: true,
  // Without one the browser asks for a file that is not there.
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    config: showBracesAsText,
    theme: {
      light: 'github-light-high-contrast',
      dark: 'github-dark-high-contrast',
    },
  },
  themeConfig: {
    nav: [
      { text: 'Guides', link: '/install' },
      { text: 'Reference', link: '/reference/' },
      { text: 'Errors', link: '/errors' },
    ],
    sidebar,
    outline: [2, 3],
    search: { provider: 'local', options: { detailedView: true } },
  },
})
