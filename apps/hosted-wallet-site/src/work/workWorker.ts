import { solveWork } from './solveWork.js'
import type { WorkQuestion, WorkReply } from './WorkMessages.js'

const say = (reply: WorkReply) => self.postMessage(reply)

self.addEventListener('message', ({ data }: MessageEvent<WorkQuestion>) => {
  const answer = solveWork(data, (count) => say({ type: 'tried', count }))
  say({ type: 'solved', answer })
})
