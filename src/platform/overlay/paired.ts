/** Shows with the first that begins and hides with the last that ends; ending twice ends once. */
export function paired(show: (words: string) => void, hide: () => void): (words: string) => () => void {
  let open = 0
  return (words) => {
    open += 1
    show(words)
    let ended = false
    return () => {
      if (ended) return
      ended = true
      open -= 1
      if (open === 0) hide()
    }
  }
}
