/**
 * Screens so narrow, for the text size of the visitor, that the modal is a sheet
 * at their bottom edge.
 */
export const sheetQuery = '(max-width: 27em)'
