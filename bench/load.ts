/** Sends requests over 16 connections for some seconds: by wrk where it is installed, else by our own client. */
import { spawn, spawnSync } from 'node:child_process'
import { Agent, get } from 'node:http'
import { processorMsOf } from './processor.ts'

export interface Load {
  requestsPerSecond: number
  /** Processor time of the server for one request; null where the system does not tell. */
  processorUs: number | null
  p99Ms: number
}

const connections = 16
const hasWrk = spawnSync('wrk', ['--version']).error === undefined

/** @throws Error where an answer is not 200: a timed error is no measurement */
export async function load(url: string, seconds: number, pid?: number): Promise<Load> {
  const before = pid ? processorMsOf(pid) : null
  const measured = hasWrk ? await withWrk(url, seconds) : await withOwnClient(url, seconds)
  const after = pid ? processorMsOf(pid) : null
  const { requests, ...rest } = measured
  return {
    ...rest,
    processorUs: before === null || after === null ? null : ((after - before) * 1000) / requests,
  }
}

interface Measured {
  requests: number
  requestsPerSecond: number
  p99Ms: number
}

function withWrk(url: string, seconds: number): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', url])
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.once('close', () => {
      if (/Non-2xx|Socket errors/.test(output)) return reject(new Error(`${url}: ${output}`))
      const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
      const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
      const factor = { us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? 1
      resolve({
        requests: Number(/(\d+) requests in/.exec(output)?.[1]),
        requestsPerSecond: rate,
        p99Ms: Number(amount) * factor,
      })
    })
  })
}

async function withOwnClient(url: string, seconds: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  async function connection(): Promise<void> {
    while (performance.now() < until) {
      const started = performance.now()
      await new Promise<void>((resolve, reject) => {
        get(url, { agent }, (response) => {
          if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
          response.resume().once('end', resolve)
        }).once('error', reject)
      })
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  return {
    requests: times.length,
    requestsPerSecond: times.length / seconds,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  }
}
