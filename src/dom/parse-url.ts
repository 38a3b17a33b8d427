/** The address, where it is one. By hand: `URL.canParse` and `URL.parse` are younger than iOS 16. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
