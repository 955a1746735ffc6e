/** The one function through which the server reaches another server (SECURITY: one egress, no second path). */

export interface EgressRequest {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Whole time including redirects; default 10,000 ms. */
  timeoutMs?: number
  /** Default 5 MB. */
  maxBytes?: number
  /** Default 3. */
  maxRedirects?: number
}

export interface EgressResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** The URL that answered, after redirects. */
  url: string
}

export interface Egress {
  /**
   * Fetches a URL of the public internet: http or https on their own ports, resolved once and connected to that
   * IP address, every redirect checked again; private, loopback, link-local and reserved ranges are refused.
   * @throws Problem egress.refused (403), egress.failed (502), egress.too_large (413)
   */
  fetch(request: EgressRequest): Promise<EgressResponse>
}
