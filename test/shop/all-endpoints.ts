import { z } from 'zod'
import { endpoints } from '#endpoints.ts'
import type { Endpoint, EndpointKey } from '#http/calls/endpoint.ts'

/**
 * Every endpoint as a test calls it: method, path with an id that does not exist or with the first of its fixed names,
 * and its definition.
 */
export const allEndpoints = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).map(
  ([key, endpoint]) => {
    const [method = 'GET', path = '/'] = key.split(' ')
    return {
      key,
      method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath(endpoint.params?.shape[name]))}`,
      endpoint,
    }
  },
)

function inPath(param: unknown) {
  return param instanceof z.ZodEnum ? String(param.options[0]) : '987654321'
}
