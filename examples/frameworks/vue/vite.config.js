import vue from '@vitejs/plugin-vue'

const isCustomElement = (tag) => tag === 'hasp-button'

export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
}
