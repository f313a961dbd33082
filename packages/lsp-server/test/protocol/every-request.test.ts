import { describeEveryRequest } from "./every-request.js";

/** Enough for every literal of the fixtures; `tests/editors` has them all. */
describeEveryRequest(50);
