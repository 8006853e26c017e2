import sharp from 'sharp'

type TestClient = {
  post: (url: string, payload: Buffer, options: { headers: Record<string, string> }) => Promise<TestResponse>
  put: (url: string, payload: Buffer, options: { headers: Record<string, string> }) => Promise<TestResponse>
}
// biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of an answer
type TestResponse = { statusCode: number; json: () => any }

/** Sends a form as a browser does: text fields, and files under the field `image`. */
export async function sendForm(
  person: TestClient,
  method: 'post' | 'put',
  url: string,
  fields: Record<string, string | number>,
  files: Buffer[] = [],
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  for (const [at, bytes] of files.entries())
    form.append('image', new Blob([new Uint8Array(bytes)]), `photo ${at + 1}.jpg`)
  const body = new Response(form)
  return person[method](url, Buffer.from(await body.arrayBuffer()), {
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  })
}

/** A small picture of one colour; two of the same colour are the same picture. */
export const plainPicture = (background: string) =>
  sharp({ create: { width: 240, height: 200, channels: 3, background } })
    .png()
    .toBuffer()

/** The text fields of a complete form for a new product. */
export const muesliForm = (category_id: number) => ({
  name: 'Berry Muesli',
  one_liner: 'Toasted millet with berries.',
  description: 'Millet flakes. Dried berries.',
  price: '360.50',
  quantity: '400 g',
  stock: '12',
  category_id,
})
