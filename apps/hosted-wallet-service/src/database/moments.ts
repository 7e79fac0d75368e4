export {
  fromNow,
  isAhead,
  sinceMs,
  untilMs,
} from '@hasp/service-frame/moments'
