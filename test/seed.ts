import fc from 'fast-check';

// Property tests draw the same examples in every run, so a failure on one machine is a failure on all.
fc.configureGlobal({ seed: 1 });
