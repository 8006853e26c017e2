-- Each request comes from another network and replaces NUMBER in the path with a new number, so that no two rounds
-- request the same URL.
local number = 1000000 + os.time() % 1000 * 1000000

request = function()
  number = number + 1
  wrk.headers["x-forwarded-for"] = string.format("10.%d.%d.%d", number / 65536 % 256, number / 256 % 256, number % 256)
  return wrk.format(nil, (wrk.path:gsub("NUMBER", string.format("%d", number))))
end
