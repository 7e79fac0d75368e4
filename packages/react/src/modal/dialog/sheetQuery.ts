/** Screens so narrow that the modal is a sheet at their bottom edge. */
export const sheetQuery = '(max-width: 430px)'
