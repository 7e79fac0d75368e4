import { createNodeRelay } from './createNodeRelay.js'
import type { SimulationOrder, SimulationReply } from './SimulationMessages.js'
import { simulateRequest } from './simulateRequest.js'

const say = (reply: SimulationReply) => self.postMessage(reply)
const node = createNodeRelay(say)

self.addEventListener('message', ({ data }: MessageEvent<SimulationOrder>) => {
  if (data.type !== 'simulate') return node.hear(data)
  void simulateRequest(data.question, node.ask).then((found) =>
    say({ type: 'found', found }),
  )
})
