/** Does one step of a longer command: a line says which one before it begins, and its seconds when it is over. */
export async function step(name, work) {
  const began = performance.now();
  process.stdout.write(`${name} ... `);
  try {
    return await work();
  } finally {
    console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}
