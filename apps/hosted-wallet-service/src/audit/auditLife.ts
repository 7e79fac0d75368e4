/** How long the record of a wallet is kept. */
export const auditLifeDays = 400
