// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

const tokens1 = () => import('../../pictures/tokens/tokens1.js')
const tokens8 = () => import('../../pictures/tokens/tokens8.js')
const tokens10 = () => import('../../pictures/tokens/tokens10.js')
const tokens41 = () => import('../../pictures/tokens/tokens41.js')
const tokens17 = () => import('../../pictures/tokens/tokens17.js')
const tokens18 = () => import('../../pictures/tokens/tokens18.js')
const tokens20 = () => import('../../pictures/tokens/tokens20.js')
const tokens22 = () => import('../../pictures/tokens/tokens22.js')
const tokens42 = () => import('../../pictures/tokens/tokens42.js')
const tokens43 = () => import('../../pictures/tokens/tokens43.js')
const tokens26 = () => import('../../pictures/tokens/tokens26.js')
const tokens32 = () => import('../../pictures/tokens/tokens32.js')

export const tokens: LogoTable = {
  So11111111111111111111111111111111111111112: async () => (await tokens1()).sol,
  HzwqbKZw8HxMN6bF2yFZNrht3c2iXXzpKcFu7uBEDKtr: async () => (await tokens8()).eurc,
  Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB: async () => (await tokens8()).usdt,
  EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: async () => (await tokens8()).usdc,
  rndrizKT3MK1iimdxRdWabcF7Zg7AR5T4nud4EkHBof: async () => (await tokens10()).rndr,
  HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3: async () => (await tokens41()).pyth,
  mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So: async () => (await tokens41()).msol,
  hntyVP6YFm1Hg25TN9WGLqM12b8TQmcknKrdu1oxWux: async () => (await tokens41()).hnt,
  '7dHbWXmci3dT8UFYWYZweBLXgycu7Y3iL6trKn1Y7ARj': async () => (await tokens41()).stsol,
  FR87nWEUxVgerFGhZM8Y4AggKGLnaXswr1Pd8wZ4kZcp: async () => (await tokens17()).frax,
  '6LX8BhMQ4Sy2otmAWj7Y5sKd9YTVVUgfMsBzT6B9W7ct': async () => (await tokens18()).fxs,
  '4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R': async () => (await tokens41()).ray,
  EPeUFDgHRxs9xxEPVaL6kfGQvCon7jmAWKVUHuux1Tpz: async () => (await tokens20()).bat,
  nosXBVoaCTtYdLvKY6Csb4AC8JCdQKKAaWYtx2ZMoo7: async () => (await tokens41()).nos,
  ChVzxWRmrTeSgwd3Ui3UumcN8KX7VK3WaD4KGeSKpypj: async () => (await tokens22()).sushi,
  mb1eu7TzEc71KxDpsmsKoucSSuuoGLv1drys1oP2jh6: async () => (await tokens41()).mobile,
  '7GCihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr': async () => (await tokens42()).popcat,
  SHDWyBxihqiCj6YekG2GUr7wqKLeLAMK1gHZck9pL6y: async () => (await tokens43()).shdw,
  C98A4nkJXhpVZNAZdHUA95RpTF3T4whtQubL3YobiUX9: async () => (await tokens26()).c98,
  GDfnEsia2WLAW5t8yx2X5j2mkfA74i5kwGdDuZHt7XmG: async () => (await tokens43()).crown,
  '7ZCm8WBN9aLa3o47SoYctU6iLdj7wkGG5SV2hE5CgtD5': async () => (await tokens32()).elon,
  zebeczgi5fSEtbpfQKVZKCJ3WgYXxjkMUkNNx7fLKAF: async () => (await tokens43()).zbc,
  '4vMsoUT2BWatFweudnQM1xedRLfJgJ7hswhcpz4xgBTy': async () => (await tokens43()).honey,
}
