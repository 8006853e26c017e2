import type { Endpoint, EndpointKey } from '../src/http/endpoint.ts'
import { endpoints } from '../src/shop.ts'

/** Every call of the shop, as a test asks it: method, path with an id that does not exist, and what the table says. */
export const everyCall = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).map(([key, endpoint]) => {
  const [method = 'GET', path = '/'] = key.split(' ')
  return {
    key,
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: `/api${path.replaceAll(/\{\w+\}/g, '987654321')}`,
    endpoint,
  }
})
