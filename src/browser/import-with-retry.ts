const failures = new Map<string, number>()

/**
 * Loads a chunk and allows a retry; the build replaces every `import()` with this. A browser remembers a failed import
 * for as long as the page is open; a different URL fragment makes it try again.
 * @param file its name in the assets folder, `./about-page-CzEI2OPR.js`
 */
async function importWithRetry(file: string): Promise<unknown> {
  const failed = failures.get(file) ?? 0
  try {
    return await import(/* @vite-ignore */ failed === 0 ? file : `${file}#${failed}`)
  } catch (error) {
    failures.set(file, failed + 1)
    throw error
  }
}

Object.assign(globalThis, { importWithRetry })
