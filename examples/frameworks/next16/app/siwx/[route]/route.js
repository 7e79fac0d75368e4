import { mainnet } from '@hasp/core/networks'
import { evmSignatures } from '@hasp/core/siwx'
import { createSiwxServer, memoryStore } from '@hasp/core/siwxServer'

const auth = createSiwxServer({
  origins: [`http://localhost:${process.env.PORT ?? 3000}`],
  networks: [mainnet],
  verifiers: [evmSignatures()],
  store: memoryStore(),
})

export const GET = auth.handle
export const POST = auth.handle
