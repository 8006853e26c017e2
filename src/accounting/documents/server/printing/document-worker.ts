import { parentPort } from 'node:worker_threads'
import type { RenderAnswer } from '#pdf/render-thread.ts'
import { type DocumentFile, drawDocumentFile } from './draw-document-file.ts'

// The worker thread that draws documents.

const answer = (message: RenderAnswer) => parentPort?.postMessage(message)

parentPort?.on('message', (file: DocumentFile) => {
  drawDocumentFile(file).then(
    (bytes) => answer({ bytes }),
    (error: unknown) =>
      answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
