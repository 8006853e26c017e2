import { z } from 'zod'
import { endpoints } from '#endpoints.ts'
import type { Endpoint, EndpointKey } from '#http/calls/endpoint.ts'
import { isForStaff } from '#values/people/rights.ts'
import type { Role } from '#values/people/role.ts'

/**
 * Every endpoint as a test calls it: method, path with an id that does not exist or with the first of its fixed names,
 * its definition, and who may call it: visitors, otherwise customers, otherwise only administrators.
 */
export const allEndpoints = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).map(
  ([key, endpoint]) => {
    const [method = 'GET', path = '/'] = key.split(' ')
    return {
      key,
      method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath(endpoint.params?.shape[name]))}`,
      endpoint,
      caller: callerOf(endpoint),
    }
  },
)

function callerOf(endpoint: Endpoint): 'visitor' | Role {
  if (endpoint.right === 'anyone') return 'visitor'
  return isForStaff(endpoint) ? 'admin' : 'customer'
}

function inPath(param: unknown) {
  return param instanceof z.ZodEnum ? String(param.options[0]) : '987654321'
}
