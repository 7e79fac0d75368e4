/**
 * Looks at the proofs that were seen, and uses one up where it is given.
 *
 * All of it is one sorted set, so that it is lost as a whole: proofs by the
 * moment at which they were seen, the latest moment as `clock`, and at infinity
 * the key of the nonces. The key names the run of Redis that it was drawn in:
 * one that was started again may have forgotten the last proofs. Proofs are
 * forgotten by that latest moment alone, which never goes back: a clock that
 * leaps ahead and is set back makes no old nonce fresh.
 *
 * ARGV: a key for when there is none, the life of a nonce, the key that the
 * caller knows; the moment of a nonce and the proof that was made with it.
 */
export const proofsScript = `
local drawn, life, known = ARGV[1], tonumber(ARGV[2]), ARGV[3]
local issuedAt, proof = tonumber(ARGV[4]), ARGV[5]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local run = string.match(redis.call('INFO', 'server'), 'run_id:(%w+)') .. '.'

local key = redis.call('ZRANGE', KEYS[1], '+inf', '+inf', 'BYSCORE')[1]
local latest = tonumber(redis.call('ZSCORE', KEYS[1], 'clock') or now)
if not key or string.sub(key, 1, #run) ~= run or now < latest - life then
  redis.call('DEL', KEYS[1])
  key = run .. drawn
  redis.call('ZADD', KEYS[1], '+inf', key)
  latest = now
end
now = math.max(now, latest)
redis.call('ZADD', KEYS[1], now, 'clock')
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - life)

if not proof then return {key, now, 'stale'} end
if key ~= known or issuedAt > now or issuedAt <= now - life then
  return {key, now, 'stale'}
end
if redis.call('ZADD', KEYS[1], 'NX', now, 'proof.' .. proof) == 0 then
  return {key, now, 'again'}
end
return {key, now, 'first'}
`
