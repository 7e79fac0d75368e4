export { type RenderedKit, renderWithKit } from '../testing/renderWithKit.js'
