export { signClient } from '../../clients/signClient/signClient.js'
