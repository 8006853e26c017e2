const failures = new Map<string, number>()

/**
 * Fetches a script; the build has every `import()` of another one call this. A browser that couldn't fetch a script keeps
 * that for as long as the page is open, as the standard says, and never asks for it again. Under another fragment the same
 * file is another script to it.
 * @param file as it is named in the folder where all scripts lie, `./about-page-CzEI2OPR.js`
 */
async function importAgain(file: string): Promise<unknown> {
  const failed = failures.get(file) ?? 0
  try {
    return await import(/* @vite-ignore */ failed === 0 ? file : `${file}#${failed}`)
  } catch (error) {
    failures.set(file, failed + 1)
    throw error
  }
}

Object.assign(globalThis, { importAgain })
