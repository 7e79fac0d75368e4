/**
 * What all scripts know: where entries and the sets of an owner's and an
 * account's keys are. Redis forgets an entry a minute after nobody is given it
 * any more; whether it still counts, the times in it say.
 */
const common = `
local root = KEYS[1]
local grace = 60000
local function at(kind, name) return root .. kind .. ':' .. name end
local function keep(name, ttl)
  if redis.call('PTTL', name) < ttl then redis.call('PEXPIRE', name, ttl) end
end
local function drop(key)
  local entry = at('entry', key)
  local kept = redis.call('HMGET', entry, 'owner', 'account')
  if kept[1] then redis.call('SREM', at('owner', kept[1]), key) end
  if kept[2] then redis.call('SREM', at('account', kept[2]), key) end
  redis.call('DEL', entry)
end
`

/** What Redis does in one step each, so that nobody comes between. */
export const redisScripts = {
  /** key, owner, value, expiresAtMs, nowMs, account or nothing → 1 or 0 */
  put: `${common}
local key, owner, value, expires, now, account = unpack(ARGV)
local entry = at('entry', key)
local before = redis.call('HGET', entry, 'expires')
if before and tonumber(before) > tonumber(now) then return 0 end
if before then drop(key) end
local ttl = math.max(tonumber(expires) - tonumber(now), 0) + grace
redis.call('HSET', entry, 'owner', owner, 'value', value, 'expires', expires)
redis.call('PEXPIRE', entry, ttl)
redis.call('SADD', at('owner', owner), key)
keep(at('owner', owner), ttl)
if account then
  redis.call('HSET', entry, 'account', account)
  redis.call('SADD', at('account', account), key)
  keep(at('account', account), ttl)
end
return 1`,

  /** key → key, owner, value, expiresAtMs, account; or nothing */
  take: `${common}
local key = ARGV[1]
local kept = redis.call('HMGET', at('entry', key), 'owner', 'value', 'expires', 'account')
if not kept[1] then return {} end
drop(key)
return {{ key, unpack(kept) }}`,

  /** owner → as \`take\`, of each */
  read: `${common}
local found = {}
for _, key in ipairs(redis.call('SMEMBERS', at('owner', ARGV[1]))) do
  local kept = redis.call('HMGET', at('entry', key), 'owner', 'value', 'expires', 'account')
  if kept[1] then found[#found + 1] = { key, unpack(kept) }
  else redis.call('SREM', at('owner', ARGV[1]), key) end
end
return found`,

  /** owner, expiresAtMs */
  touch: `${common}
local owner, expires = unpack(ARGV)
for _, key in ipairs(redis.call('SMEMBERS', at('owner', owner))) do
  local entry = at('entry', key)
  local kept = redis.call('HMGET', entry, 'expires', 'account')
  if kept[1] then
    local rest = redis.call('PTTL', entry) + tonumber(expires) - tonumber(kept[1])
    redis.call('HSET', entry, 'expires', expires)
    redis.call('PEXPIRE', entry, math.max(rest, grace))
    keep(at('owner', owner), rest)
    if kept[2] then keep(at('account', kept[2]), rest) end
  end
end`,

  /** owner, account or nothing */
  remove: `${common}
local owner, account = unpack(ARGV)
for _, key in ipairs(redis.call('SMEMBERS', at('owner', owner))) do
  local own = redis.call('HGET', at('entry', key), 'account')
  if not account or own == account then drop(key) end
end`,

  /** account */
  removeAccount: `${common}
for _, key in ipairs(redis.call('SMEMBERS', at('account', ARGV[1]))) do drop(key) end`,

  /** key, endsAtMs of a window that begins now, nowMs → how often */
  count: `${common}
local key, ends, now = unpack(ARGV)
local counter = at('count', key)
local running = redis.call('HGET', counter, 'ends')
if not running or tonumber(running) <= tonumber(now) then
  redis.call('HSET', counter, 'ends', ends, 'count', 1)
  redis.call('PEXPIRE', counter, tonumber(ends) - tonumber(now) + grace)
  return 1
end
return redis.call('HINCRBY', counter, 'count', 1)`,
} as const
