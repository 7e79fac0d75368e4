import { createRelay } from '../../devstack/services/relay/createRelay.js'

/**
 * The relay of the local stack in a process of its own, so that the bench's
 * work does not delay it. It says where it listens and ends with its input.
 */
const relay = createRelay({ port: 0 })
await relay.start()
console.log(relay.url())
process.stdin.resume().once('end', () => void relay.stop())
