export { defineHaspButton } from '../mount/defineHaspButton.js'
export type { HaspButton, HaspButtonState } from '../mount/HaspButton.js'
export { mountKit } from '../mount/mountKit.js'
