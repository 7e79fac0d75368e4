export {
  classifyRpcMethod,
  isRpcMethod,
  type RpcClass,
  type RpcMethod,
  rpcPolicy,
} from '../frame/rpcPolicy.js'
