export function App() {
  return <main>OpenRealms</main>;
}
