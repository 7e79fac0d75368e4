import {
  gatewayParameters,
  gatewayRequestSchema,
  gatewaySchema,
} from './gateway.js'
import {
  challengeRequestSchema,
  challengeSchema,
  registrationRequestSchema,
  registrationSchema,
  suggestionsSchema,
} from './nameRegistration.js'
import { addressNameSchema, evmAddress, nameSchema, nameText } from './names.js'
import { addressNameQuery, nameQuery, suggestionsQuery } from './queries.js'

/** The routes of names. */
export const nameRoutes = {
  /** Which names below the service's domain are free. */
  suggestNames: {
    method: 'GET',
    path: '/v1/names/suggestions',
    pathParameters: {},
    queryParameters: suggestionsQuery,
    reply: suggestionsSchema,
  },
  /** Where a name leads. */
  lookupName: {
    method: 'GET',
    path: '/v1/names/{name}',
    pathParameters: { name: nameText },
    queryParameters: nameQuery,
    reply: nameSchema,
  },
  /** What an account is called. */
  readName: {
    method: 'GET',
    path: '/v1/addresses/{address}/name',
    pathParameters: { address: evmAddress },
    queryParameters: addressNameQuery,
    reply: addressNameSchema,
  },
  /** What has to be signed for a name. */
  challengeName: {
    method: 'POST',
    path: '/v1/names/challenges',
    pathParameters: {},
    body: challengeRequestSchema,
    reply: challengeSchema,
  },
  /** Takes a name for the account that signed. */
  registerName: {
    method: 'POST',
    path: '/v1/names/registrations',
    pathParameters: {},
    body: registrationRequestSchema,
    reply: registrationSchema,
  },
  /** What a resolver is to be told of a registered name. */
  readGateway: {
    method: 'GET',
    path: '/ccip/{sender}/{data}.json',
    pathParameters: gatewayParameters,
    reply: gatewaySchema,
  },
  /** The same, of what is too long for an address. */
  askGateway: {
    method: 'POST',
    path: '/ccip/{sender}',
    pathParameters: { sender: evmAddress },
    body: gatewayRequestSchema,
    reply: gatewaySchema,
  },
} as const
