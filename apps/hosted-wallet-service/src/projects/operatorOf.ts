export { operatorOf } from '@hasp/service-frame/operator'
