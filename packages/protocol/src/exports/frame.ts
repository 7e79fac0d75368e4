export type { Clock } from '../frame/Clock.js'
export { createFrameClient } from '../frame/createFrameClient.js'
export type {
  FrameEvent,
  FrameEventName,
  FrameEventPayload,
} from '../frame/events.js'
export type { FrameClient } from '../frame/FrameClient.js'
export type {
  EarlierOutcome,
  FrameHandlers,
  HandlerContext,
} from '../frame/FrameHandlers.js'
export type { FramePort } from '../frame/FramePort.js'
export {
  FrameError,
  type FrameErrorCode,
  type FrameErrorDetails,
} from '../frame/frameErrors.js'
export {
  type AcceptedPage,
  acceptPage,
  openFrame,
} from '../frame/handshake.js'
export { FrameCheck } from '../frame/handshakeMessages.js'
export type { FrameIncident } from '../frame/incident.js'
export { isOriginAllowed, isOriginEntry } from '../frame/originList.js'
export {
  type PopupMessage,
  readPopupMessage,
  writePopupMessage,
} from '../frame/popupMessages.js'
export {
  type FrameMethod,
  type FramePayload,
  type FrameReply,
  frameRequests,
  type ParsedPayload,
} from '../frame/requests.js'
export { rpcRequests } from '../frame/rpcRequests.js'
export { type ServedFrame, serveFrame } from '../frame/serveFrame.js'
export type { FrameChallenge, FrameSignIn } from '../frame/signInSchemas.js'
export {
  HostedAccount,
  type HostedNamespace,
  HostedUser,
  hostedNamespaces,
} from '../frame/userSchemas.js'
