// Written by scripts/logos.ts.
import type { LogoTable } from '../../LogoTable.js'

export const tokens: LogoTable = {
  So11111111111111111111111111111111111111112: () => import('../../pictures/tokens/sol.js'),
  HzwqbKZw8HxMN6bF2yFZNrht3c2iXXzpKcFu7uBEDKtr: () => import('../../pictures/tokens/eurc.js'),
  Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB: () => import('../../pictures/tokens/usdt.js'),
  EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: () => import('../../pictures/tokens/usdc.js'),
  rndrizKT3MK1iimdxRdWabcF7Zg7AR5T4nud4EkHBof: () => import('../../pictures/tokens/rndr.js'),
  HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3: () => import('../../pictures/tokens/pyth.js'),
  mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So: () => import('../../pictures/tokens/msol.js'),
  hntyVP6YFm1Hg25TN9WGLqM12b8TQmcknKrdu1oxWux: () => import('../../pictures/tokens/hnt.js'),
  '7dHbWXmci3dT8UFYWYZweBLXgycu7Y3iL6trKn1Y7ARj': () => import('../../pictures/tokens/stsol.js'),
  FR87nWEUxVgerFGhZM8Y4AggKGLnaXswr1Pd8wZ4kZcp: () => import('../../pictures/tokens/frax.js'),
  '6LX8BhMQ4Sy2otmAWj7Y5sKd9YTVVUgfMsBzT6B9W7ct': () => import('../../pictures/tokens/fxs.js'),
  '4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R': () => import('../../pictures/tokens/ray.js'),
  EPeUFDgHRxs9xxEPVaL6kfGQvCon7jmAWKVUHuux1Tpz: () => import('../../pictures/tokens/bat.js'),
  nosXBVoaCTtYdLvKY6Csb4AC8JCdQKKAaWYtx2ZMoo7: () => import('../../pictures/tokens/nos.js'),
  ChVzxWRmrTeSgwd3Ui3UumcN8KX7VK3WaD4KGeSKpypj: () => import('../../pictures/tokens/sushi.js'),
  mb1eu7TzEc71KxDpsmsKoucSSuuoGLv1drys1oP2jh6: () => import('../../pictures/tokens/mobile.js'),
  '7GCihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr': () => import('../../pictures/tokens/popcat.js'),
  SHDWyBxihqiCj6YekG2GUr7wqKLeLAMK1gHZck9pL6y: () => import('../../pictures/tokens/shdw.js'),
  C98A4nkJXhpVZNAZdHUA95RpTF3T4whtQubL3YobiUX9: () => import('../../pictures/tokens/c98.js'),
  GDfnEsia2WLAW5t8yx2X5j2mkfA74i5kwGdDuZHt7XmG: () => import('../../pictures/tokens/crown.js'),
  '7ZCm8WBN9aLa3o47SoYctU6iLdj7wkGG5SV2hE5CgtD5': () => import('../../pictures/tokens/elon.js'),
  zebeczgi5fSEtbpfQKVZKCJ3WgYXxjkMUkNNx7fLKAF: () => import('../../pictures/tokens/zbc.js'),
  '4vMsoUT2BWatFweudnQM1xedRLfJgJ7hswhcpz4xgBTy': () => import('../../pictures/tokens/honey.js'),
}
