/** The program of accounts that belong to people. */
export const systemProgram = '11111111111111111111111111111111'
