export { installDom } from '../testing/installDom.js'
export { type RenderedKit, renderWithKit } from '../testing/renderWithKit.js'
