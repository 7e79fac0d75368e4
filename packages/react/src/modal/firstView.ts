/**
 * The view of nearly every first opening: it comes with the modal, so that
 * the opening takes one step. All other views are fetched when they are shown.
 */
export { default as ConnectView } from '../views/Connect/ConnectView.js'
