import fc from "fast-check";

// Tests that generate their input say the same every time; `FAST_CHECK_SEED=random npm test` goes where none has been.
const { FAST_CHECK_SEED: seed = "20261121" } = process.env;
if (seed !== "random") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
