import {
  array,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'
import { HostedAccount, NetworkId } from './userSchemas.js'

/** 128 random bits as base64url. */
export const RequestId = pipe(string(), regex(/^[\w-]{22}$/))

const requestId = RequestId

/** What the frame says by itself. */
export const frameEvents = {
  /** Still open: the visitor has not decided. */
  pending: strictObject({ requestId }),
  heartbeat: strictObject({}),
  /** The frame has something to show; `null` where nobody asked by RPC. */
  approvalOpened: strictObject({
    requestId: nullable(RequestId),
    method: nullable(pipe(string(), maxLength(64))),
    /** How many more are queued behind it. */
    waiting: pipe(number(), integer(), minValue(0), maxValue(9)),
  }),
  approvalClosed: strictObject({ requestId: nullable(RequestId) }),
  accountsChanged: strictObject({
    accounts: pipe(array(HostedAccount), minLength(1), maxLength(4)),
  }),
  networkChanged: strictObject({ networkId: NetworkId }),
  signedOut: strictObject({
    reason: picklist(['visitor', 'expired', 'revoked']),
  }),
} as const

/** The name of an event. */
export type FrameEventName = keyof typeof frameEvents

/** What comes with an event. */
export type FrameEventPayload<name extends FrameEventName> = InferOutput<
  (typeof frameEvents)[name]
>

/** An event with its name, for listeners. */
export type FrameEvent = {
  [name in FrameEventName]: {
    readonly type: name
  } & FrameEventPayload<name>
}[FrameEventName]

/** Whether there is an event of this name. */
export function isFrameEventName(name: string): name is FrameEventName {
  return Object.hasOwn(frameEvents, name)
}
