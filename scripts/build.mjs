/** Builds the browser files (dist/client, compressed once and for all) and the server (dist/server). */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import { build } from 'vite'

const compress = promisify(brotliCompress)
const logLevel = 'warn'

await rm('dist', { recursive: true, force: true })
await build({ logLevel, mode: 'client' })
await build({ logLevel, mode: 'server' })

const folder = join('dist', 'client', 'assets')
const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
for (const name of names) {
  const bytes = await readFile(join(folder, name))
  const packed = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
  await writeFile(join(folder, `${name}.br`), packed)
}
